pub struct Name;

//! The questions of the page.

use quadrille_tools::Source;
use serde::Deserialize;

/// A description, and a choice among its layouts.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Text {
    /// The name of a standard layout or of a file.
    pub name: String,
    /// The description.
    pub text: String,
    /// The index of the layout among those that it describes.
    #[serde(default)]
    pub layout: usize,
}

impl Text {
    /// The description in the form of the tools.
    pub fn source(&self) -> Source {
        Source::new(&self.name, self.text.clone())
    }
}

/// A question, and its answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// The standard layouts and the examples.
    Descriptions,
    /// The facts about layouts, or the mistakes of the description.
    Read {
        /// The description, and which of its layouts.
        document: Text,
    },
    /// All mistakes, found by compiling everything.
    Check {
        /// The description, and which of its layouts.
        document: Text,
    },
    /// Boards side by side, as SVG.
    Boards {
        /// The layouts.
        documents: Vec<Text>,
        /// The view of the boards.
        view: View,
    },
    /// Squares or bitboards in another numbering.
    Convert {
        /// The layout to convert from.
        from: Text,
        /// The layout to convert to.
        to: Text,
        /// `squares` or `words`.
        form: String,
        /// The squares, or a bitboard in hexadecimal.
        text: String,
    },
    /// Encodes or decodes a position of a material.
    Index {
        /// The layout that gives the board.
        document: Text,
        /// The material and its scheme.
        request: Material,
        /// Squares, or an index.
        position: String,
    },
    /// Explanations of functions and tables: their costs, how they work, and why they were chosen.
    Explain {
        /// The layout.
        document: Text,
        /// A function, table or piece; empty for all of them.
        #[serde(default)]
        item: String,
        /// The square of the piece whose key is drawn; empty for none.
        #[serde(default)]
        square: String,
    },
    /// The costs of layouts side by side.
    Compare {
        /// The layouts.
        documents: Vec<Text>,
    },
    /// A file for another program.
    Export {
        /// The layouts.
        document: Text,
        /// `expanded`, `c`, `python`, `typescript`, `json`, `layout` or `schema`.
        to: String,
        /// The method of all sliders of a standard layout; empty for its own.
        #[serde(default)]
        sliders: String,
    },
    /// The address of the current page.
    Link {
        /// The address of the page.
        site: String,
        /// The description.
        document: Text,
        /// The settings of the view, as names and values.
        settings: Vec<(String, String)>,
    },
    /// The description and the settings of an address.
    Follow {
        /// The address.
        address: String,
    },
}

/// The view of layouts, with the options of `quadrille show`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct View {
    /// `numbers`, `groups`, `fields`, `shared`, `region`, `piece`, `flip` or `set`.
    pub show: String,
    /// `decimal`, `octal` or `hex`.
    pub radix: String,
    /// The piece, region or symmetry.
    pub of: String,
    /// The square of a piece; empty for one in the middle.
    pub from: String,
    /// The squares of all other pieces.
    pub occupied: String,
    /// `white` or `black`.
    pub color: String,
    /// The squares of a set, or its bitboard.
    pub squares: String,
}

/// The material of an index, in the terms of `quadrille index`.
#[derive(Clone, Debug, Deserialize)]
pub struct Material {
    /// The men, such as `KQvKR`.
    pub material: String,
    /// The scheme, such as `exact`.
    pub scheme: String,
    /// The rule for kings, such as `apart`.
    pub kings: String,
    /// Letters of men that go forward.
    pub forward: Option<String>,
    /// Regions of men, such as `E=home`.
    #[serde(default)]
    pub regions: Vec<String>,
}

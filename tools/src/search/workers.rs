//! Tasks on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Runs tasks on several threads, and calls `take` on this thread with the index and the result of each. If that fails,
/// no more tasks are begun. If `threads` is 1, no other thread is started, since browsers have none.
pub fn each<T: Sync, R: Send>(
    tasks: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(usize, R) -> Result<(), String>,
) -> Result<(), String> {
    if threads <= 1 {
        return tasks.iter().enumerate().try_for_each(|(index, task)| take(index, work(task)));
    }
    let (next, (sender, receiver)) = (AtomicUsize::new(0), mpsc::channel());
    let (next, work) = (&next, &work);
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(move || {
                let indices = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                let tasks = indices.map_while(|index| Some((index, tasks.get(index)?)));
                // Sending fails after `take` has failed, when nothing receives any more: then this thread stops too.
                let _ = tasks
                    .map(|(index, task)| sender.send((index, work(task))))
                    .find(Result::is_err);
            });
        }
        drop(sender);
        receiver.into_iter().try_for_each(|(index, result)| take(index, result))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tasks_are_done_once_by_any_number_of_threads() {
        let tasks: Vec<usize> = (0..100).collect();
        for threads in [0, 1, 3, 200] {
            let mut squares = vec![0; tasks.len()];
            let square = |task: &usize| task * task;
            let note = |index: usize, square| {
                squares[index] += square;
                Ok(())
            };
            each(&tasks, threads, square, note).unwrap();
            assert!(squares.iter().enumerate().all(|(index, square)| *square == index * index));
        }
    }

    #[test]
    fn an_error_ends_it() {
        let tasks: Vec<usize> = (0..10_000).collect();
        for threads in [1, 3] {
            let done = AtomicUsize::new(0);
            let work = |_: &usize| {
                thread::sleep(std::time::Duration::from_micros(10));
                done.fetch_add(1, Ordering::Relaxed)
            };
            assert_eq!(
                each(&tasks, threads, work, |_, _| Err("full".to_owned())),
                Err("full".to_owned())
            );
            assert!(done.into_inner() < tasks.len());
        }
    }
}

import type { Answers, Questions, Task } from './messages.ts'

/** A function that requests a task. Rejects with the message of the task's error. */
export type Ask = <T extends Task>(task: T, question: Questions[T]) => Promise<Answers[T]>

/** Returns a function that runs tasks in a worker. The first task starts the worker. */
export function asking(): Ask {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  return (task, question) => {
    if (worker === undefined) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: never; error?: string }>) => {
        const one = waiting.get(data.id)
        waiting.delete(data.id)
        if (data.error === undefined) one?.resolve(data.answer)
        else one?.reject(new Error(data.error))
      }
      worker.onerror = () => {
        for (const one of waiting.values()) one.reject(new Error('The library could not be loaded. Reload the page.'))
        waiting.clear()
      }
    }
    const id = ++last
    worker.postMessage({ id, task, question })
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
}

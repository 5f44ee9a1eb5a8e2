import type { Task } from './messages.ts'
import { tasks } from './tasks.ts'

// The library works beside the page, so that typing never waits for it.
self.onmessage = async ({ data }: MessageEvent<{ id: number; task: Task; question: never }>) => {
  const { id, task, question } = data
  try {
    self.postMessage({ id, answer: await tasks[task](question) })
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

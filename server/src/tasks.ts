import { sendCode } from '#features/identity/tasks.ts';
import type { AnyTask } from '#platform/queue.ts';

/** Every kind of background work. */
export const tasks: AnyTask[] = [sendCode];

import type { AnyQueueTask, QueueTask } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';

/** A kind of background task of a feature. It may run twice, so it must be idempotent. */
export type Task<P extends object = object> = QueueTask<Services, P>;

export type AnyTask = AnyQueueTask<Services>;

import type { Logger } from 'pino';
import type { Messenger } from '#platform/channels/messenger.ts';
import type { Gateway } from '#platform/channels/payment-gateway.ts';
import type { Config } from '#platform/config/config.ts';
import type { Secrets } from '#platform/config/secrets.ts';
import type { Database } from '#platform/database/database.ts';
import type { Replicas } from '#platform/database/replicas.ts';
import type { Health } from '#platform/http/health.ts';
import type { LiveUpdates } from '#platform/http/live-updates.ts';
import type { Transcoder } from '#platform/media/transcoder.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ResumableUploads } from '#platform/storage/resumable-uploads.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** The dependencies passed to every feature; tests pass their own. */
export interface Services {
  config: Config;
  secrets: Secrets;
  db: Database;
  /** The same database with separate limits on connections and time, for public searches. */
  searchDb: Database;
  /** Replicas of the database, for reads by visitors; `serve` hands them on as `readPublic`. */
  replicas: Replicas;
  now: () => Date;
  queue: Queue;
  messenger: Messenger;
  log: Logger;
  liveUpdates: LiveUpdates;
  health: Health;
  /** Undefined when payments are not configured. */
  gateway: Gateway | undefined;
  storage: Storage;
  uploads: ResumableUploads;
  /** Undefined without ffmpeg: videos and recordings then stay as they were sent. */
  transcoder: Transcoder | undefined;
}

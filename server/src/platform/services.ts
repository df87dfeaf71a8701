import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import type { Gateway } from '#platform/gateway.ts';
import type { Messenger } from '#platform/messenger.ts';
import type { News } from '#platform/news.ts';
import type { Pieces } from '#platform/pieces.ts';
import type { Queue } from '#platform/queue.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Storage } from '#platform/storage.ts';
import type { Transcoder } from '#platform/transcoder.ts';

/** The world outside the features, as handed to each of them; tests hand in their own. */
export interface Services {
  config: Config;
  secrets: Secrets;
  db: Database;
  /** The same database with a bound on connections and time of its own, for searches of the public. */
  searchDb: Database;
  now: () => Date;
  queue: Queue;
  messenger: Messenger;
  news: News;
  /** Undefined where payments are not set up. */
  gateway: Gateway | undefined;
  storage: Storage;
  pieces: Pieces;
  /** Undefined where there is no ffmpeg: videos and recordings then stay as they were sent. */
  transcoder: Transcoder | undefined;
}

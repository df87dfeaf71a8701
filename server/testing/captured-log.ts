import type { Config } from '#platform/config/config.ts';
import { openLog } from '#platform/config/logger.ts';

/** Records the log of a production process in memory. */
export function captureLog(config: Config) {
  const lines: string[] = [];
  const log = openLog(
    { ...config, mode: 'production', LOG_LEVEL: 'debug' },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}

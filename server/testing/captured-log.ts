import type { Config } from '#platform/config.ts';
import { openLog } from '#platform/logger.ts';

/** The log of a process in production, kept in memory. */
export function captureLog(config: Config) {
  const lines: string[] = [];
  const log = openLog(
    { ...config, mode: 'production', LOG_LEVEL: 'debug' },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}

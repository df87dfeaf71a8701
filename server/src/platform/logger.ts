import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#platform/config.ts';

/**
 * The process's log: JSON lines in production, readable lines otherwise. Requests are named by
 * their route, never by their address, which may hold an email or an id.
 */
export function openLog({ mode, LOG_LEVEL }: Config): Logger {
  const options = {
    level: LOG_LEVEL,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'password', 'otp', 'token', '*.password', '*.otp', '*.token'],
  };
  if (mode === 'production') return pino(options);
  return pino(
    options,
    pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true, sync: true }),
  );
}

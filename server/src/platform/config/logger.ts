import pg from 'pg';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '#platform/config/config.ts';

/**
 * Opens the process's log: JSON lines in production, readable lines otherwise. Requests are logged by route,
 * never by URL, because a URL may contain an email or an id.
 */
export function openLog({ mode, LOG_LEVEL }: Config, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    timestamp: timeOnce(),
    serializers: { err: describeError },
    hooks: {
      // Without other words, a line would have the message of its error.
      logMethod(args, method) {
        const [subject, ...words] = args;
        if (words.length > 0 || !(subject instanceof pg.DatabaseError)) return method.apply(this, args);
        return method.apply(this, [subject, 'an error of the database']);
      },
    },
    redact: ['req.headers', 'password', 'otp', 'token', '*.password', '*.otp', '*.token'],
  };
  if (mode === 'production') return pino(options, destination ?? openOutput());
  return pino(
    options,
    pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true, sync: true }),
  );
}

/** Writes the time as pino's own function does, once a millisecond: a busy process logs many lines in each. */
function timeOnce() {
  let written = { at: 0, text: '' };
  return () => {
    const at = Date.now();
    if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
    return written.text;
  };
}

/** Writes lines together, because each write takes half as long as sending a page. */
function openOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });
}

/**
 * Returns the part of an error that is safe to log: location and type, and the message unless it is from
 * PostgreSQL, which quotes values of the statement. Extra fields that libraries add to errors are left out.
 */
function describeError(error: unknown): object {
  const code = codeOf(error);
  if (!(error instanceof Error)) return { type: typeof error, code };
  const { name, message, stack, cause } = error;
  const frames = stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: name,
    code,
    ...(error instanceof pg.DatabaseError ? objectsOf(error) : { message }),
    stack: frames?.join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function objectsOf({ table, column, constraint, routine }: pg.DatabaseError) {
  return { table, column, constraint, routine };
}

const QUIET_MS = 60_000;

/** Returns a handler that logs a repeating problem, such as a lost database, at most once a minute. */
export function throttledWarning(log: Logger, message: string): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log.warn({ err: error }, message);
  };
}

/** Returns the messages of an error and of its causes, for someone at a terminal. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    // Several failed connections together have no message of their own.
    reasons.push(cause.message || ('code' in cause ? String(cause.code) : cause.name));
  return `\n  ${reasons.join('\n  because: ')}\n`;
}

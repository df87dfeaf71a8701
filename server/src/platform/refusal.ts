/** A failure the caller is told about in our words; any other error becomes a 500. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** What is wrong with single fields of the request, by field name. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What else the answer says, for a caller that goes on by itself. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<Refusal, 'fields' | 'retryAfterSeconds' | 'extra'>> = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }
}

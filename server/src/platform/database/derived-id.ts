import { createHash } from 'node:crypto';

/** Returns the same id for the same parts, such as who sent which form about what, so that a retry stores nothing twice. */
export function derivedId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  // Version 8 of RFC 9562 leaves the other bits to us.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

interface Form {
  request_id?: string | undefined;
  if_match?: string | undefined;
}

/**
 * Returns the id of a form that was sent with a request id: sent again it has the same, and another one with other answers.
 * A retry may refer to another version.
 */
export function formId(form: Form & { request_id: string }): string;
export function formId(form: Form): string | null;
export function formId({ request_id, if_match: _version, ...answers }: Form): string | null {
  return request_id ? derivedId(request_id, JSON.stringify(answers)) : null;
}

import type { z } from 'zod';
import type { Rate } from './rates.ts';
import type { TeamRole } from './rules/team-roles.ts';
import type { UploadKind } from './rules/uploads.ts';

/** Who may make a call: anyone (known or not), whoever is logged in, or a logged-in holder of one role. */
export type Access = 'public' | 'account' | 'talent' | 'production';

/** All that either side has to know about one API call. */
export interface Endpoint {
  readonly access: Access;
  /** The least that a member of a house must be; unless it is said, a viewer may read and only an owner do more. */
  readonly team?: TeamRole;
  readonly limit?: Limit;
  /** For how many seconds the answer to whoever is not logged in may be kept, by anyone; without it, never. */
  readonly cache?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The file fields of a call that may be sent as multipart, and how many files each takes. */
  readonly files?: Readonly<Record<string, FileField>>;
  readonly reply: z.ZodType;
  /** The media type of an answer that is a file; then the reply is its bytes. */
  readonly file?: string;
}

/** How often a call may be made; beyond that it answers 429. Every rate holds on its own. */
export interface Limit {
  /** From one network address: an IPv4 address, or an IPv6 network of 64 bits. Widened by configuration. */
  readonly address?: readonly Rate[];
  /** By one logged-in account; only calls whose fields are in order count. */
  readonly account?: readonly Rate[];
}

/** What a file field takes, told by the file's content, never by its name; `media` is any of the kinds. */
export interface FileField {
  readonly kind: UploadKind | 'media';
  readonly most: number;
}

/** Declares an endpoint and keeps the exact type of each of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

import type { z } from 'zod';
import type { ApiScope } from '#rules/api-scopes.ts';
import type { StaffRole } from '#rules/staff-roles.ts';
import type { EndpointSwitch } from '#rules/switches.ts';
import type { TeamRole } from '#rules/team-roles.ts';
import type { FileKind } from '#rules/uploads.ts';
import type { Rate } from './rates.ts';

/**
 * Who may use an endpoint: anyone (logged in or not), any logged-in user, or a logged-in user of one role.
 * Staff have accounts of their own, which open nothing else.
 */
export type Access = 'public' | 'account' | 'talent' | 'production' | 'staff';

/**
 * Which holders of a mandate may use an endpoint besides those whose scopes cover it: guardians, members of an agency
 * for its own account, those of them who manage it, or anybody; or nobody in spite of the scope.
 */
export type ActingNeed = 'guardian' | 'agent' | 'manager' | 'anybody' | 'nobody';

/** The shared definition of one API endpoint for server and client. */
export interface Endpoint {
  readonly access: Access;
  /**
   * The lowest team role that may use the endpoint. By default viewers may read and only owners may write.
   */
  readonly team?: TeamRole;
  /** Whether members of a suspended production house may use it; by default whatever viewers may use. */
  readonly suspended?: boolean;
  /**
   * Whether the account must first have agreed to the legal texts in force: for new dealings with others, never
   * for reading, exporting, withdrawing or deleting what is its own.
   */
  readonly agrees?: true;
  /** The roles of staff that may use the endpoint, besides owners; by default all. */
  readonly staff?: readonly StaffRole[];
  /** Whether staff must have entered their password and a code within the last minutes. */
  readonly confirmed?: true;
  /** What staff switch off to make it answer 503. */
  readonly switch?: EndpointSwitch;
  /** What an API key must be allowed to use it; null or nothing if no key may. */
  readonly scope?: ApiScope | null;
  /** Who may use it while acting for the talent; without it, `scope` decides. */
  readonly acting?: ActingNeed;
  /** Whether a POST only reads, as a search does whose filter is too long for a URL. */
  readonly reads?: true;
  readonly limit?: Limit;
  /**
   * How many seconds anyone may cache the response to a caller who is not logged in; without it, the response
   * must not be cached.
   */
  readonly cache?: number;
  /**
   * Whether the response depends on the language that the request asks for with `Accept-Language`. Content without a
   * translation is English, and `in_english` names it.
   */
  readonly translated?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The file fields of a request that may be sent as multipart, and how many files each accepts. */
  readonly files?: Readonly<Record<string, FileField>>;
  readonly reply: z.ZodType;
  /** The media type of a file response; the reply is then its bytes. */
  readonly file?: string;
}

/**
 * Rate limits of an endpoint, beyond which it responds 429. Each rate applies independently. Each process counts reads
 * on its own; anything else is counted over all processes.
 */
export interface Limit {
  /**
   * Per client network: an IPv4 address or a /64 IPv6 network. Without it, 1,200 requests a minute to all such
   * endpoints together. Configuration can raise the limits.
   */
  readonly address?: readonly Rate[];
  /** A browser that has logged in before counts apart from its network, per account. */
  readonly knownBrowsersApart?: boolean;
  /** Per logged-in account; only requests with valid fields count. */
  readonly account?: readonly Rate[];
}

/**
 * What a file field accepts, judged by the file's content and never by its name; `media` means any of the
 * kinds.
 */
export interface FileField {
  readonly kind: FileKind | 'media';
  readonly max: number;
}

/** Declares an endpoint and preserves the exact type of each schema. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Whether an endpoint changes nothing. */
export function isReading(name: string, { reads }: Pick<Endpoint, 'reads'>): boolean {
  return reads ?? name.startsWith('GET ');
}

/** The media type of a spreadsheet, as `file` of an endpoint. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

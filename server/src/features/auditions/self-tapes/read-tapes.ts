import type { Page } from '@kirdaar/contract/fields';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { findRequest, listOwnTapes, listTapes } from '#features/auditions/self-tapes/queries.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

type Signing = Pick<Services, 'secrets' | 'now'>;

export async function readTapes(services: Services, houseId: string, jobId: string, page: Page) {
  const { db, now } = services;
  if (!(await findAuditionedJob(db, houseId, jobId))) throw new AppError('job_not_found');
  const request = await findRequest(db, jobId);
  const { rows, total } = await listTapes(db, houseId, jobId, now(), page);
  return {
    request: request ? shownRequest(services, request) : null,
    total,
    tapes: rows.map((tape) => ({ ...tape, user: shownApplicant(services, tape.user) })),
  };
}

export async function readOwnTapes(services: Services, talentId: string, applicationId: string | undefined) {
  const { db, now } = services;
  const tapes = await listOwnTapes(db, talentId, applicationId, now());
  return tapes.map(({ instructions, deadline, sides, undecided, tape, ...own }) => {
    const {
      upload_id: id,
      upload_name: name,
      upload_bytes: bytes,
      upload_expires_at,
      upload_finished_at,
      ...rest
    } = own;
    const isUnderWay =
      upload_finished_at === null &&
      upload_expires_at !== null &&
      Date.parse(upload_expires_at) > now().getTime();
    return {
      ...rest,
      request: shownRequest(services, { instructions, deadline, sides }),
      may_send: undecided && !isFinal({ received_at: rest.received_at, deadline }, now()),
      tape: tape && shownTape(services, tape),
      upload: isUnderWay && id && name && bytes ? { id, name, bytes } : null,
    };
  });
}

/** A tape can be replaced until the deadline; a first one can also come late. */
export function isFinal(
  { received_at, deadline }: { received_at: string | null; deadline: string },
  now: Date,
): boolean {
  return received_at !== null && Date.parse(deadline) <= now.getTime();
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

function shownRequest({ secrets, now }: Signing, { instructions, deadline, sides }: Request) {
  return {
    instructions,
    deadline,
    sides_url: sides && signedAddress(secrets.media, sides, now()),
  };
}

type Tape = NonNullable<Awaited<ReturnType<typeof listOwnTapes>>[number]['tape']>;

function shownTape({ secrets, now }: Signing, { state, file, poster }: Tape) {
  return {
    state,
    url: signedAddress(secrets.media, file, now()),
    poster: poster && signedAddress(secrets.media, poster, now()),
  };
}

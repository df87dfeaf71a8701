import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { addressOfSides } from '#features/auditions/self-tapes/marked-sides.ts';
import { listOwnTapes } from '#features/auditions/self-tapes/queries.ts';
import { askedParts, slateOf } from '#features/auditions/self-tapes/slate.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

export async function readOwnTapes(
  services: Services,
  talentId: string,
  which: Parameters<typeof listOwnTapes>[2],
) {
  const { db, now, secrets } = services;
  const tapes = await listOwnTapes(db, talentId, which, now());
  return tapes.map((tape) => {
    const { instructions, deadline, sides, sides_text, questions, max_takes, orientation, slate, ...own } =
      tape;
    const { keep_days, undecided, staff_stop, slated, delete_at, takes, people, last_at, ...rest } = own;
    // The sides are for this audition only.
    const hasSides = rest.confirmed_at !== null && undecided;
    const asked = { instructions, deadline, questions, max_takes, orientation, keep_days };
    return {
      ...rest,
      request: {
        ...asked,
        slate: askedParts(slate),
        sides_url: hasSides && sides ? addressOfSides(services, rest.id) : null,
        sides_text: (hasSides && sides_text) || null,
      },
      has_sides: sides !== null || sides_text !== '',
      slate: slateOf(slate, slated),
      may_send: maySend(tape, now()),
      takes: takes.map(({ file, poster, watched, ...take }) => ({
        ...take,
        url: signedAddress(secrets.media, file, now()),
        poster: poster && signedAddress(secrets.media, poster, now()),
        may_replace: !watched && maySend(tape, now()),
      })),
      views: { people, last_at },
      delete_on: delete_at && dayInIndia(new Date(delete_at)),
    };
  });
}

export type OwnTape = Awaited<ReturnType<typeof listOwnTapes>>[number];

/** Returns one's own self-tape, if its application is open. */
export async function findOpenTape({ db, now }: Services, talentId: string, id: string): Promise<OwnTape> {
  const [own] = await listOwnTapes(db, talentId, { id }, now());
  if (!own) throw new AppError('self_tape_not_found');
  if (!own.undecided) throw new AppError('application_closed');
  return own;
}

/** Takes in time are final from the deadline on. A first one can also come late. */
export function isFinal({ state, deadline }: OwnTape, now: Date): boolean {
  return state === 'received' && Date.parse(deadline) <= now.getTime();
}

/** Whether no more takes are wanted, because theirs are deleted. */
export function isOver({ deleted_at, delete_at }: OwnTape, now: Date): boolean {
  return deleted_at !== null || (delete_at !== null && Date.parse(delete_at) <= now.getTime());
}

export function isWatched({ takes }: OwnTape): boolean {
  return takes.some(({ watched }) => watched);
}

function maySend(tape: OwnTape, now: Date): boolean {
  const watched = tape.takes.filter((take) => take.watched).length;
  return (
    tape.undecided &&
    !tape.staff_stop &&
    !isOver(tape, now) &&
    !isFinal(tape, now) &&
    watched < tape.max_takes
  );
}

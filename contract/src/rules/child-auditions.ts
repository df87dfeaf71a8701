import { foldLookalikes } from './fold-lookalikes.ts';
import { MAX_CHILD_STRETCH } from './limits.ts';

/** An audition slot of a call that may cast children, in India. */
interface ChildSlot {
  /** The minute of the day at which it begins. */
  begins: number;
  minutes: number;
  place: string;
}

const EARLIEST_MINUTE = 7 * 60;
const LATEST_MINUTE = 20 * 60;

/** Whether children may be called to a shoot at a time in India such as 07:30, so that an hour's work ends by 8 pm. */
export function isCallTimeForChildren(time: string): boolean {
  return time >= '07:00' && time <= '19:00';
}

/** Words for a private or hotel room, in English, Hindi and Hinglish. */
const privateRoom =
  /(?<![\p{L}\p{M}\p{N}])(?:hotels?|motel|lodge|oyo|resort|guest ?house|home ?stay|bed ?rooms?|private (?:rooms?|flat|apartment|home|house|residence|villa)|(?:my|our|his|her|director's|producer's) (?:home|house|flat|room|apartment|residence)|(?:hotel|mere|apne) (?:ka |ke |ki )?(?:kamr[ae]|ghar|flat)|ghar (?:pe|par|me|mein)|होटल|लॉज|गेस्ट ?हाउस|होम ?स्टे|बेडरूम|(?:प्राइवेट|निजी) (?:रूम|कमरा|कमरे|फ़्लैट|फ्लैट|घर)|घर (?:पर|में|पे)|(?:मेरे|अपने) (?:घर|कमरे|फ़्लैट|फ्लैट))(?![\p{L}\p{M}\p{N}])/iu;

/** Returns the error and its field for what the law or safety forbids; undefined for nothing. */
export function findChildSlotProblem({ begins, minutes, place }: ChildSlot) {
  if (minutes > MAX_CHILD_STRETCH * 60) return { field: 'minutes', code: 'child_slot_too_long' } as const;
  if (begins < EARLIEST_MINUTE) return { field: 'from', code: 'child_slot_too_early' } as const;
  if (begins + minutes > LATEST_MINUTE) return { field: 'from', code: 'child_slot_too_late' } as const;
  if (privateRoom.test(foldLookalikes(place))) return { field: 'place', code: 'child_slot_private' } as const;
  return undefined;
}

/** Whether a text has the shape of a permit number: letters, digits and separators, with at least two digits. */
export function isPermitNumber(text: string): boolean {
  const compact = text.replace(/[\s/.\-_()]/g, '');
  return (
    /^[\p{L}\p{M}\p{N}]{5,40}$/u.test(compact) &&
    (compact.match(/\p{Nd}/gu)?.length ?? 0) >= 2 &&
    !/^(.)\1+$/u.test(compact)
  );
}

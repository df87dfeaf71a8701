import { isAtUnusualHour, isInPerson } from '@kirdaar/contract/rules/auditions';
import type { Slot } from '#features/auditions/slots/auditions.ts';
import * as emailsWords from '#words/auditions/emails.ts';
import * as words from '#words/auditions/safety.ts';

const link = 'text-accent underline underline-offset-4';

type Details = Omit<Slot, 'id' | 'round' | 'bring'> & { bring?: string };

/** How to find the place, and who is there. */
export function SlotDetails({ slot }: { slot: Details }) {
  const { place, contact_name, contact_phone, woman_name, bring } = slot;
  return (
    <>
      {isInPerson(place) && (
        <a
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`w-fit ${link}`}
        >
          {words.open_map}
        </a>
      )}
      {(contact_name || contact_phone) && (
        <p>
          {emailsWords.contact(contact_name)}{' '}
          {contact_phone && (
            <a href={telOf(contact_phone)} className={link}>
              {contact_phone}
            </a>
          )}
        </p>
      )}
      {woman_name && <p className="wrap-anywhere">{emailsWords.woman(woman_name)}</p>}
      <SlotWarnings slot={slot} />
      {bring && <p className="wrap-anywhere">{emailsWords.bring(bring)}</p>}
    </>
  );
}

/** What the house confirmed and the talent should know. */
export function SlotWarnings({
  slot: { place, is_private, starts_at, ends_at },
}: {
  slot: Pick<Slot, 'place' | 'is_private' | 'starts_at' | 'ends_at'>;
}) {
  return (
    <>
      {is_private && <p className="font-semibold">{emailsWords.private_place}</p>}
      {isInPerson(place) && isAtUnusualHour({ starts_at, ends_at }) && (
        <p className="font-semibold">{emailsWords.unusual_hour}</p>
      )}
    </>
  );
}

export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { isActiveLink } from '#features/talent/public-profile/is-active-link.ts';
import { LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { longDay } from '#ui/day-text.ts';
import * as words from '#words/talent/public-profile.ts';

interface ShareLinkRowProps {
  link: ProfileLink;
  /** Name of the talent. */
  name: string;
  busy: boolean;
  onEnd: () => void;
}

/** One share link of a talent: its label, expiry, number of visits and actions. */
export function ShareLinkRow({ link, name, busy, onEnd }: ShareLinkRowProps) {
  return (
    <LinkRow
      link={link}
      facts={`${untilText(link)} · ${openedText(link.opened)}`}
      text={name}
      busy={busy}
      onEnd={onEnd}
    />
  );
}

function untilText(link: ProfileLink): string {
  const day = (instant: string) => longDay(dayInIndia(new Date(instant)));
  if (isActiveLink(link)) return words.link_until(day(link.expires_at));
  return link.revoked_at
    ? words.link_ended_by_you(day(link.revoked_at))
    : words.link_ended_on(day(link.expires_at));
}

import type { ProfileLink } from '@kirdaar/contract/public-face';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { LinkRow, openedText } from '#features/public-face/LinkRow.tsx';
import { standsNow } from '#features/public-face/stands-now.ts';

/** One link of the named talent: for whom, until when, how often it was opened, and what can be done with it. */
export function SharedLinkRow({ link, name }: { link: ProfileLink; name: string }) {
  const { revalidate } = useRevalidator();
  return (
    <LinkRow
      link={link}
      facts={`${untilText(link)} · ${openedText(link.opened)}`}
      text={name}
      end={() => call('DELETE /api/user/profile-links/:id', { params: { id: link.id } })}
      onEnded={revalidate}
    />
  );
}

function untilText(link: ProfileLink): string {
  const day = (instant: string) => longDay(dayInIndia(new Date(instant)));
  if (standsNow(link)) return `Works until ${day(link.expires_at)}`;
  return link.revoked_at ? `Ended by you on ${day(link.revoked_at)}` : `Ended on ${day(link.expires_at)}`;
}

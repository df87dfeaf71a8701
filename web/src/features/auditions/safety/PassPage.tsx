import { clockTime } from '@kirdaar/contract/rules/calendar';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { postApi, siteContext, unlessMissing } from '#api/site-context.ts';
import { SlotDetails } from '#features/auditions/safety/SlotDetails.tsx';
import { Place } from '#features/auditions/slots/SlotTime.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { slotTime } from '#ui/slot-time.ts';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as calendarWords from '#words/auditions/calendar.ts';
import * as words from '#words/auditions/safety.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PassPage.ts';

const REFRESH_MS = 60_000;

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await unlessMissing(postApi(context.get(siteContext), 'POST /api/audition-pass', { token }));
  return data({ found }, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not outlive its link, so no cache may store it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = (page) => {
  const title = page.loaderData?.found ? words.pass_page : words.pass_ended;
  return pageMeta({ title, description: title, unlisted: true }, page);
};

/** Family follows one audition here without a login. */
export default function PassPage({ loaderData: { found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  if (!found) {
    return (
      <SitePage title={words.pass_ended}>
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
      </SitePage>
    );
  }
  const { name, title, house, is_verified, slot, arrived_at, left_at } = found;
  return (
    <SitePage title={words.pass_title(name)} lead={call_title(title)}>
      <Facts
        facts={[
          [words.pass_state, <State key="state" arrived_at={arrived_at} left_at={left_at} />],
          // The server does not know the time zone of the viewer.
          [words.pass_time, slotTime(slot).india],
          [
            words.pass_place,
            <div key="place" className="flex flex-col gap-1">
              <Place place={slot.place} />
              <SlotDetails slot={slot} />
            </div>,
          ],
          [
            words.pass_house,
            <span key="house" className="flex flex-wrap items-center gap-2">
              {house ?? common.unnamed_house} {is_verified && <VerifiedBadge />}
            </span>,
          ],
        ]}
      />
    </SitePage>
  );
}

function State({ arrived_at, left_at }: { arrived_at: string | null; left_at: string | null }) {
  if (left_at) return words.left_at(clockTime(left_at));
  return arrived_at ? calendarWords.arrived_at(clockTime(arrived_at)) : words.not_arrived;
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { postApi, siteContext } from '#api/site-context.ts';
import { SharedPersonCard } from '#features/applications/review/SharedPersonCard.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/applications/shared-board.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SharedBoardPage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await postApi(context.get(siteContext), 'POST /api/shared-board', { token }).catch(
    (error) => {
      // A malformed token gets the same answer as an expired one.
      if (error instanceof Response && [400, 404].includes(error.status)) return undefined;
      throw error;
    },
  );
  return data({ found }, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not outlive its link, so no cache may store it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const ended = { title: words.ended, description: words.ended_lead };

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found;
  if (!found) return pageMeta({ ...ended, unlisted: true }, page);
  return pageMeta({ title: found.title, description: words.shared_with(found.label), unlisted: true }, page);
};

export default function SharedBoardPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <SitePage title={ended.title} lead={ended.description}>
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
      </SitePage>
    );
  }
  const { label, title, production_house_name, expires_at, people } = found;
  const until = longDay(dayInIndia(new Date(expires_at)));
  return (
    <SitePage title={title} lead={words.lead(production_house_name ?? common.unnamed_house, label, until)}>
      {people.length === 0 ? (
        <Notice>{words.empty}</Notice>
      ) : (
        <CardGrid>
          {people.map((person) => (
            <li key={person.id}>
              <SharedPersonCard person={person} label={label} />
            </li>
          ))}
        </CardGrid>
      )}
    </SitePage>
  );
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { ask, siteContext } from '#api/site-context.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { SharedPersonCard } from '#features/review/SharedPersonCard.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/SharedBoardPage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await ask(context.get(siteContext), 'POST /api/shared-board', { token }).catch((error) => {
    // What cannot be a token is answered like one that has ended.
    if (error instanceof Response && [400, 404].includes(error.status)) return undefined;
    throw error;
  });
  return data({ found }, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** The page goes with its link, so nobody keeps it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const ended = {
  title: 'This link has ended.',
  description:
    'Whoever sent it to you can send a new one. Links to applicants work for a while, or until they are ended.',
};

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found;
  if (!found) return pageMeta({ ...ended, unlisted: true }, page);
  return pageMeta({ title: found.title, description: `Shared with ${found.label}.`, unlisted: true }, page);
};

export default function SharedBoardPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) {
    return (
      <SitePage title={ended.title} lead={ended.description}>
        <ButtonLink to={paths.home}>To the home page</ButtonLink>
      </SitePage>
    );
  }
  const { label, title, production_house_name, expires_at, people } = found;
  const until = longDay(dayInIndia(new Date(expires_at)));
  return (
    <SitePage
      title={title}
      lead={`${production_house_name ?? 'A production house'} shares these applicants with ${label}. They can be seen here until ${until}.`}
    >
      {people.length === 0 ? (
        <Notice>Nobody is shown here yet. Please look again later.</Notice>
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

import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { find, siteContext } from '#api/site-context.ts';
import { answersText, payText } from '#features/houses/company-profile/answers-text.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as language from '#words/app/language.ts';
import * as words from '#words/app/public-pages.ts';
import { work_types } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/HousePage.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const apiPath = `/api/houses/${encodeURIComponent(params.id)}`;
  const found = await find(context.get(siteContext), 'GET /api/houses/:id', apiPath);
  return found ?? data(undefined, { status: 404 });
}

const missing = {
  title: words.house_missing_title,
  description: words.house_missing_text,
  unlisted: true,
};

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData;
  if (!found) return pageMeta(missing, page);
  const { company_name, location, image } = found.house;
  const description = location
    ? words.meta_description_in(company_name, location)
    : words.house_meta_description(company_name);
  return pageMeta({ title: words.house_meta_title(company_name), description, image }, page);
};

const monthInIndia = new Intl.DateTimeFormat(language.locale, {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export default function HousePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <SitePage title={missing.title} lead={missing.description}>
        <ButtonLink to={paths.castingCalls}>{common.see_calls}</ButtonLink>
      </SitePage>
    );
  const { house, answers, pay, open_jobs, past } = loaderData;
  const told = [answers && answersText(answers), pay && payText(pay)].filter(Boolean).join(' ');
  return (
    <SitePage title={house.company_name} lead={told || undefined}>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <Card className="flex flex-col gap-4 p-5 lg:col-start-2">
          {house.image && (
            <img
              src={house.image}
              alt=""
              width={96}
              height={96}
              className="size-24 rounded-full object-cover"
            />
          )}
          {house.verified ? <VerifiedBadge /> : <p className="text-muted text-sm">{words.unverified}</p>}
          <Facts
            facts={[
              [common.type_of_work, house.type_of_work && labelOf(work_types, house.type_of_work)],
              [common.location, house.location],
              [words.joined, monthInIndia.format(new Date(house.joined_at))],
              [words.house_open, String(open_jobs.length)],
              [words.earlier, String(past)],
            ]}
          />
          <ReportButton subject="house" id={house.id} from={path('house', { id: house.id })} />
        </Card>
        <section aria-labelledby="open" className="min-w-0 lg:col-start-1 lg:row-start-1">
          <h2 id="open" className="mb-5 text-2xl">
            {words.house_open}
          </h2>
          {open_jobs.length === 0 && <Notice>{words.open_none}</Notice>}
          <CardGrid>
            {open_jobs.map((job, place) => (
              <li key={job.id}>
                <JobCard job={job} first={place === 0} detailsTo={path('castingCall', { id: job.id })} />
              </li>
            ))}
          </CardGrid>
        </section>
      </div>
    </SitePage>
  );
}

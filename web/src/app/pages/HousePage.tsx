import { data } from 'react-router';
import { pageMeta } from '#api/page-meta.ts';
import { find, siteContext } from '#api/site-context.ts';
import { answersText } from '#features/houses/company-profile/answers-text.ts';
import { JobCard } from '#features/jobs/jobs/JobCard.tsx';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';
import { path, paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import type { Route } from './+types/HousePage.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const apiPath = `/api/houses/${encodeURIComponent(params.id)}`;
  const found = await find(context.get(siteContext), 'GET /api/houses/:id', apiPath);
  return found ?? data(undefined, { status: 404 });
}

const missing = {
  title: 'Production house not found',
  description: 'Check the link. The house may not have posted a casting call yet.',
  unlisted: true,
};

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData;
  if (!found) return pageMeta(missing, page);
  const { company_name, location, image } = found.house;
  const place = location ? ` in ${location}` : '';
  const description = `Casting calls of ${company_name}${place}, and how the house answers applications.`;
  return pageMeta({ title: `${company_name}, casting calls`, description, image }, page);
};

const monthInIndia = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

export default function HousePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <SitePage title={missing.title} lead={missing.description}>
        <ButtonLink to={paths.castingCalls}>See the casting calls</ButtonLink>
      </SitePage>
    );
  const { house, answers, open_jobs, past } = loaderData;
  return (
    <SitePage title={house.company_name} lead={answers ? answersText(answers) : undefined}>
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
          {house.verified ? (
            <VerifiedBadge />
          ) : (
            <p className="text-muted text-sm">Our staff have not seen documents of this house yet.</p>
          )}
          <Facts
            facts={[
              ['Type of Work', house.type_of_work],
              ['Location', house.location],
              ['Joined', monthInIndia.format(new Date(house.joined_at))],
              ['Open casting calls', String(open_jobs.length)],
              ['Earlier casting calls', String(past)],
            ]}
          />
          <ReportButton subject="house" id={house.id} from={path('house', { id: house.id })} />
        </Card>
        <section aria-labelledby="open" className="min-w-0 lg:col-start-1 lg:row-start-1">
          <h2 id="open" className="mb-5 text-2xl">
            Open casting calls
          </h2>
          {open_jobs.length === 0 && <Notice>No casting calls are open now.</Notice>}
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

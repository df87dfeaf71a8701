import { Clapperboard, Sparkles } from 'lucide-react';
import { titled } from '#api/product-name.ts';
import { read, siteContext } from '#api/site-context.ts';
import { ContactSheet } from '#features/home/ContactSheet.tsx';
import { EntranceCard } from '#features/home/EntranceCard.tsx';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { path, paths } from '#paths.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Route } from './+types/HomePage.ts';

const OPEN_CALLS = '/api/user/popular-casting-calls?limit=6';

/** The page greets its visitors also when the calls cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const { jobs } = await read(site, 'GET /api/user/popular-casting-calls', OPEN_CALLS);
    return { jobs };
  } catch (error) {
    site.report(error);
    return { jobs: [] };
  }
}

export const meta: Route.MetaFunction = (page) => [
  ...titled('Find the perfect face for your project', page),
  {
    name: 'description',
    content:
      'Casting calls from production houses across India, and the actors, models, dancers and voices who answer them.',
  },
];

export default function HomePage({ loaderData: { jobs } }: Route.ComponentProps) {
  return (
    <>
      <section className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-8 px-4 pt-10 sm:px-8 lg:grid-cols-[1.25fr_1fr] lg:pt-14">
        <div>
          <h1 className="text-[2.6rem] leading-[1.05] sm:text-6xl xl:text-7xl">
            Find the perfect face for your project...
          </h1>
          <p className="mt-6 max-w-prose text-lg text-muted">
            Open calls from production houses across India, and the actors, models, dancers and voices who
            answer them. No middlemen, and no one pays to be seen first.
          </p>
          <div className="mt-8 grid gap-4 sm:grid-cols-2">
            <EntranceCard
              title="Talent Login"
              text="Find calls that fit you, and apply."
              to={paths.talentLogin}
              Icon={Sparkles}
            />
            <EntranceCard
              title="Client Login"
              text="Post a call, and meet who fits it."
              to={paths.productionLogin}
              Icon={Clapperboard}
            />
          </div>
        </div>
        <ContactSheet className="mx-auto w-full max-w-sm drop-shadow-xl lg:max-w-none" />
      </section>
      <section aria-labelledby="open-calls" className="mx-auto mt-16 w-full max-w-6xl px-4 sm:px-8">
        <h2 id="open-calls" className="mb-6 text-3xl sm:text-4xl">
          Casting calls open now
        </h2>
        {jobs.length === 0 && <Notice>No casting calls available</Notice>}
        <CardGrid>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} detailsTo={path('callDetails', { id: job.id })} />
            </li>
          ))}
        </CardGrid>
      </section>
    </>
  );
}

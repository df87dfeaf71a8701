import type { Job } from '@kirdaar/contract/jobs/jobs';
import { ArrowLeft, BadgeCheck, CircleX } from 'lucide-react';
import { data, Link } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { pageMeta } from '#api/page-meta.ts';
import { useProductName } from '#api/product-name.ts';
import { find, siteContext } from '#api/site-context.ts';
import { PublicApplyActions } from '#features/applications/apply/ApplyAction.tsx';
import { findApplication, type OwnApplication } from '#features/applications/apply/own-application.ts';
import { isClosed } from '#features/jobs/jobs/ClosingText.tsx';
import { type FoundJob, findJob } from '#features/jobs/jobs/find-job.ts';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { jobPosting } from '#features/jobs/jobs/job-posting.ts';
import { ShareCall } from '#features/jobs/jobs/ShareCall.tsx';
import { SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { readSavedIds } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { CallReports } from '#features/messaging/reports/ReportButton.tsx';
import { path, paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { labelOf } from '#ui/label-of.ts';
import { SitePage } from '#ui/SitePage.tsx';
import { StructuredData } from '#ui/StructuredData.tsx';
import { sentence } from '#ui/sentence.ts';
import * as jobsAnswers from '#words/answers/jobs.ts';
import * as words from '#words/app/public-pages.ts';
import { call_title } from '#words/rules/calls.ts';
import { gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { language_names } from '#words/rules/spoken-languages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CastingCallPage.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const apiPath = `/api/production/jobs/${encodeURIComponent(params.id)}`;
  const found = await find(site, 'GET /api/production/jobs/:id', apiPath);
  if (!found) return data(undefined, { status: 404 });
  const { job } = found;
  // Computed on the server, so that the browser does not get a different result during hydration.
  return data({
    job,
    closed: isClosed(job, new Date()),
    application: undefined,
    savedIds: undefined,
    origin: site.origin,
  });
}

/** Adds the full contact details and the talent's own application for logged-in users. */
export async function clientLoader({ params: { id }, serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader();
  const session = readSession();
  if (!served || !session) return served;
  try {
    const [job, application, savedIds] = await Promise.all([
      findJob(id),
      session.role === 'talent' ? findApplication(id) : undefined,
      session.role === 'talent' ? readSavedIds() : undefined,
    ]);
    return { ...served, job: job ?? served.job, application, savedIds };
  } catch (error) {
    // If the session has ended or the connection is lost, keep the public version.
    if (error instanceof ApiError) return served;
    throw error;
  }
}
clientLoader.hydrate = true as const;

const missing = {
  title: jobsAnswers.job_not_found,
  description: words.call_missing_text,
  unlisted: true,
};

export const meta: Route.MetaFunction = (page) => {
  const job = page.loaderData?.job;
  return pageMeta(job ? factsOf(job) : missing, page);
};

function factsOf({ title, image, city_location, gender, age_range, ...call }: Job) {
  const house = call.production_house_name ?? common.unnamed_house;
  return {
    title: words.call_meta_title(call_title(title), place_name(city_location)),
    description: words.call_meta_description({
      house,
      city: place_name(city_location),
      role: call.role_title,
      gender: labelOf(gender_names, gender),
      age: age_range,
      languages: language_names(call.language_required),
    }),
    image,
  };
}

export default function CastingCallPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <SitePage title={missing.title} lead={missing.description}>
        <ButtonLink to={paths.castingCalls}>{common.see_calls}</ButtonLink>
      </SitePage>
    );
  }
  return <FoundCall {...loaderData} />;
}

interface FoundCallProps {
  job: FoundJob;
  closed: boolean;
  application: OwnApplication | undefined;
  savedIds: string[] | undefined;
  /** Origin of the site. */
  origin: string;
}

function FoundCall({ job, closed, application, savedIds, origin }: FoundCallProps) {
  const productName = useProductName();
  const url = origin + path('castingCall', { id: job.id });
  return (
    <SitePage
      title={call_title(job.title)}
      lead={
        <>
          {job.production_house_name && <>{job.production_house_name} · </>}
          {place_name(job.city_location)}
        </>
      }
    >
      <Link to={paths.castingCalls} className="link -mt-4 mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" />
        {words.calls}
      </Link>
      <JobDetails
        job={job}
        siblings={job.siblings}
        siblingTo={(id) => path('castingCall', { id })}
        aside={
          <div className="flex flex-col gap-4">
            <p
              className={classNames(
                'flex items-start gap-2 font-semibold',
                closed ? 'text-muted' : 'text-leaf',
              )}
            >
              {closed ? (
                <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
              ) : (
                <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
              )}
              {closed ? words.call_closed : words.call_real(productName, job.production_house.verified)}
            </p>
            <PublicApplyActions
              job={job}
              closed={closed}
              status={application?.status}
              canSendAgain={application?.can_send_again}
            />
            <div className="flex flex-wrap items-start justify-between gap-3 [&>:first-child]:grow [&>:first-child]:basis-44">
              <ShareCall id={job.id} url={url} title={call_title(job.title)} />
              <SaveSlot job={job} savedIds={savedIds} />
            </div>
            <CallReports job={job} from={path('castingCall', { id: job.id })} />
          </div>
        }
        contactNote={<ContactNote id={job.id} />}
      />
      {!closed && !job.applications_stopped && (
        <StructuredData key={job.id} facts={jobPosting(job, { origin, productName })} />
      )}
    </SitePage>
  );
}

function ContactNote({ id }: { id: string }) {
  return (
    <p className="mt-4 border-line border-t pt-3 text-muted text-sm">
      {sentence(
        words.contact_hidden((text) => (
          <Link
            to={withReturnPath(paths.talentLogin, path('castingCall', { id }))}
            className="link underline"
          >
            {text}
          </Link>
        )),
      )}
    </p>
  );
}

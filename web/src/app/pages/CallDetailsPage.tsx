import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { findApplication, readApplicationsUsed } from '#features/applications/apply/own-application.ts';
import { RejectionText, StatusHistory } from '#features/applications/apply/StatusHistory.tsx';
import { SendAgainButton } from '#features/applications/apply/WithdrawButton.tsx';
import { statusTextForTalent } from '#features/jobs/jobs/application-status.ts';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { findJob } from '#features/jobs/jobs/find-job.ts';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { readSavedIds } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { CallReports } from '#features/messaging/reports/ReportButton.tsx';
import { useIsAgency } from '#features/representation/agencies/AgencyFrame.tsx';
import { rosterUrl } from '#features/representation/roster/roster-search.ts';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as castingInputAnswers from '#words/answers/casting-input.ts';
import * as words from '#words/app/area-pages.ts';
import { find_in_roster } from '#words/representation/agency.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/CallDetailsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.casting_call, page);

/** Not awaited, so that the page can show its loading state. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: Promise.all([findJob(id), findApplication(id), readApplicationsUsed(), readSavedIds()]) };
}

export const clientAction = pageAction(applicationWrites);

export default function CallDetailsPage({ loaderData: { found }, params }: Route.ComponentProps) {
  const isAgency = useIsAgency();
  return (
    <Deferred key={params.id} resolve={found} loading={words.call_loading}>
      {([job, application, applications, savedIds]) => {
        if (!job) return <Notice>{castingInputAnswers.no_job}</Notice>;
        return (
          <Page title={call_title(job.title)} lead={job.production_house_name}>
            <JobDetails
              job={job}
              siblings={job.siblings}
              siblingTo={(id) => path('callDetails', { id })}
              aside={
                <div className="flex flex-col gap-4">
                  <div className="flex flex-wrap items-center justify-between gap-3">
                    <ClosingText job={job} />
                    <SaveSlot job={job} savedIds={savedIds} />
                    <ApplyAction job={job} status={application?.status} applications={applications} />
                  </div>
                  {isAgency && (
                    <ButtonLink
                      to={rosterUrl({ job: job.id, folder: null, everyone: false })}
                      variant="secondary"
                    >
                      {find_in_roster}
                    </ButtonLink>
                  )}
                  {application?.can_send_again && (
                    <div>
                      <SendAgainButton application={application} />
                    </div>
                  )}
                  {application && (
                    <StatusHistory
                      history={application.status_history}
                      labels={statusTextForTalent}
                      underConsideration={application.under_consideration}
                    />
                  )}
                  <CallReports job={job} from={path('callDetails', { id: job.id })} />
                  {application?.rejection && <RejectionText text={application.rejection} />}
                </div>
              }
            />
          </Page>
        );
      }}
    </Deferred>
  );
}

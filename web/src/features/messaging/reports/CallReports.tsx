import type { Job } from '@kirdaar/contract/jobs/jobs';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';

export function CallReports({ job, from }: { job: Job; from: string }) {
  return (
    <div className="flex flex-wrap gap-x-5">
      <ReportButton subject="job" id={job.id} from={from} />
      <ReportButton subject="house" id={job.production_house.id} from={from} />
    </div>
  );
}

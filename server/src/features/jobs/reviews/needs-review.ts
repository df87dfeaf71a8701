import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { projectFields } from '@kirdaar/contract/rules/job-fields';
import type { JobFacts } from '#features/jobs/reviews/queries.ts';
import { hasOpenSiblingForChildren } from '#features/jobs/reviews/queries.ts';
import type { HouseVerification } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

type House = { verification: HouseVerification };

/** Staff read all of a house not verified by documents, and all that may cast children. */
export function isPostReviewed({ config }: Pick<Services, 'config'>, house: House, age_range: string) {
  if (config.AUTO_APPROVE) return false;
  return house.verification !== 'documents' || mayCastChildren(age_range);
}

/** An edit may also change the project's other casting calls. */
export async function needsReview(
  { config, db }: Pick<Services, 'config' | 'db'>,
  house: House,
  job: { id: string; project_id: string | null },
  age_range: string,
  changes: JobFacts,
): Promise<boolean> {
  if (isPostReviewed({ config }, house, age_range)) return true;
  const concernsProject = projectFields.some((field) => field in changes);
  return !config.AUTO_APPROVE && concernsProject && (await hasOpenSiblingForChildren(db, job));
}

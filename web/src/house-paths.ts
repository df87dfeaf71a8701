import { fillIn } from '#paths.ts';

/** The URLs on which a production house works. Kept apart from the others, so that visitors do not load them. */
export const housePaths = {
  /** Where a person whom a house added answers, without a login. */
  added: '/added/:token',
  companyProfile: '/production/complete-profile',
  previousJobs: '/production/previous-job',
  upcomingJobs: '/production/upcoming',
  productionProfiles: '/production/profiles',
  productionConversation: '/production/messages/:id',
  webhooks: '/production/account/webhooks',
  webhook: '/production/account/webhooks/:id',
  appeals: '/production/appeals',
  team: '/production/team',
  houseTalent: '/production/talent/:id',
  talentLists: '/production/lists',
  talentList: '/production/lists/:id',
  project: '/production/projects/:id',
  editJob: '/production/edit-job/:id',
  jobDetails: '/production/view-job-details/:id',
  jobApplicants: '/production/applicants/:id',
  jobDecisions: '/production/applicants/:id/decisions',
  reviewApplication: '/production/applicants/:id/review/:application',
  auditions: '/production/auditions/:id',
  tapes: '/production/jobs/:id/tapes',
  checkIn: '/production/check-in/:id',
  /** The terms of an offer; `id` is the application. */
  offerTerms: '/production/terms/:id',
  applicationDetails: '/production/application-details/:id',
  applicantProfile: '/production/applicant-profile/:id',
  applicantPhotos: '/production/applicant-profile-photos/:id',
} as const;

/** Returns a URL of a production house with its parameters filled in. */
export function housePath(name: keyof typeof housePaths, params: Record<string, string> = {}): string {
  return fillIn(housePaths[name], params);
}

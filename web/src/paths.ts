/**
 * Every URL of the site, with parameters as `:name`, except those that visitors do not load (`housePaths`, `agencyPaths`, `adminPaths`, account-paths.ts). The tests check
 * each against routes.ts.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  projects: '/projects',
  projectDetails: '/project-details/:id',
  plans: '/plans',
  contact: '/contact',
  clients: '/clients',
  privacy: '/privacy',
  terms: '/terms',
  grievance: '/grievance',
  profiles: '/profiles',
  talentPage: '/t/:slug',
  talent: '/talent/:id',
  shared: '/shared/:token',
  sharedPackage: '/package/:token',
  sharedBoard: '/shared-board/:token',
  alerts: '/alerts/:token/:action',
  stop: '/stop/:token/:kind/:channel',
  guardianDecisions: '/guardian',
  castingCalls: '/castingcalls',
  castingCall: '/castingcalls/:id',
  house: '/houses/:id',
  talentLogin: '/user/login',
  talentRegister: '/user/register',
  completeTalentRegistration: '/user/complete-registration',
  talentResetPassword: '/user/reset-password/:email',
  representation: '/user/account/representation',
  family: '/user/family',
  guardian: '/user/guardian',
  publicProfile: '/user/public-profile',
  media: '/user/media',
  completeProfile: '/user/complate-profile',
  popularCalls: '/user/popular-casting-calls',
  myApplications: '/user/my-application',
  selfTape: '/user/self-tape/:id',
  studio: '/user/self-tapes/:id/studio',
  callsForYou: '/user/new-casting-calls',
  savedCalls: '/user/saved-casting-calls',
  talentConversation: '/user/messages/:id',
  talentPlans: '/user/plans',
  buyPlan: '/user/plans/:id',
  mySubscription: '/user/my-subscription',
  callDetails: '/user/castingcalldetails/:id',
  apply: '/user/castingapplicaton/:userId/:jobId',
  productionLogin: '/production/login',
  productionRegister: '/production/register',
  productionResetPassword: '/production/reset-password/:email',
  completeRegistration: '/production/complete-registration',
  addJob: '/production/add-job',
  joinTeam: '/production/join',
  undoEmailChange: '/undo-email-change',
  mandate: '/mandate',
  outbox: '/dev/outbox',
  emailPreview: '/dev/emails',
} as const;

/** Returns a URL with its parameters filled in. */
export function path(name: keyof typeof paths, params: Record<string, string> = {}): string {
  return fillIn(paths[name], params);
}

export function fillIn(address: string, params: Record<string, string>): string {
  return address.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}

/** The public page of a talent. One that has never been public has no name of its own in its URL. */
export function talentPath({ id, slug }: { id: string; slug?: string | null | undefined }): string {
  return slug ? path('talentPage', { slug }) : path('talent', { id });
}

/** Login page of each role. */
export const loginOf = {
  talent: paths.talentLogin,
  production: paths.productionLogin,
} as const;

/** Registration page of each role. */
export const registerOf = {
  talent: paths.talentRegister,
  production: paths.productionRegister,
} as const;

/** First page of each role after login. */
export const startOf = {
  talent: paths.popularCalls,
  production: paths.addJob,
} as const;

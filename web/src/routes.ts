import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

/** The site map: every address, its layout and its page. */
export default [
  layout('app/PublicLayout.tsx', [
    index('features/home/HomePage.tsx'),
    route(paths.about, 'features/content/AboutPage.tsx'),
    route(paths.services, 'features/services/ServicesPage.tsx'),
    route(paths.projects, 'features/projects/ProjectsPage.tsx'),
    route(paths.projectDetails, 'features/projects/ProjectDetailsPage.tsx'),
    route(paths.plans, 'features/plans/PlansPage.tsx'),
    route(paths.contact, 'features/contact/ContactPage.tsx'),
    route(paths.clients, 'features/clients/ClientsPage.tsx'),
    route(paths.privacy, 'features/legal/PrivacyPage.tsx'),
    route(paths.terms, 'features/legal/TermsPage.tsx'),
    route(paths.grievance, 'features/legal/GrievancePage.tsx'),
    route(paths.profiles, 'features/profiles/ProfilesPage.tsx'),
    route(paths.talent, 'features/profiles/TalentPage.tsx'),
    route(paths.castingCalls, 'features/jobs/CastingCallsPage.tsx'),
    route(paths.castingCall, 'features/jobs/CastingCallPage.tsx'),
    route(paths.outbox, 'features/messages/OutboxPage.tsx'),
    route('*', 'features/content/NotFoundPage.tsx'),
  ]),
  layout('app/AuthLayout.tsx', [
    route(paths.talentLogin, 'features/identity/TalentLoginPage.tsx'),
    route(paths.talentRegister, 'features/identity/TalentRegisterPage.tsx'),
    route(paths.talentVerify, 'features/identity/TalentVerifyPage.tsx'),
    route(paths.talentForgotPassword, 'features/recovery/TalentForgotPasswordPage.tsx'),
    route(paths.talentResetPassword, 'features/recovery/TalentResetPasswordPage.tsx'),
    route(paths.productionLogin, 'features/identity/ProductionLoginPage.tsx'),
    route(paths.productionRegister, 'features/identity/ProductionRegisterPage.tsx'),
    route(paths.productionVerify, 'features/identity/ProductionVerifyPage.tsx'),
    route(paths.productionForgotPassword, 'features/recovery/ProductionForgotPasswordPage.tsx'),
    route(paths.productionResetPassword, 'features/recovery/ProductionResetPasswordPage.tsx'),
  ]),
  layout('app/TalentLayout.tsx', [
    route(paths.popularCalls, 'features/jobs/PopularCallsPage.tsx'),
    route(paths.callsForYou, 'features/jobs/CallsForYouPage.tsx'),
    route(paths.callDetails, 'features/jobs/CallDetailsPage.tsx'),
    route(paths.myApplications, 'features/applications/MyApplicationsPage.tsx'),
    route(paths.apply, 'features/applications/ApplyPage.tsx'),
    route(paths.talentAccount, 'features/account/TalentAccountPage.tsx'),
    route(paths.media, 'features/media/MediaPage.tsx'),
    route(paths.guardian, 'features/guardian/GuardianPage.tsx'),
    route(paths.completeProfile, 'features/talent/CompleteProfilePage.tsx'),
    // The call may also stand in the query.
    route('/user/castingapplicaton/:userId?', 'features/applications/ApplyPage.tsx', {
      id: 'apply-by-query',
    }),
  ]),
  layout('app/ProductionLayout.tsx', [
    route(paths.productionAccount, 'features/account/ProductionAccountPage.tsx'),
    route(paths.completeRegistration, 'features/google-sign-in/CompleteRegistrationPage.tsx'),
    route(paths.addJob, 'features/jobs/AddJobPage.tsx'),
    route(paths.previousJobs, 'features/jobs/PreviousJobsPage.tsx'),
    route(paths.upcomingJobs, 'features/jobs/UpcomingJobsPage.tsx'),
    route(paths.jobDetails, 'features/jobs/JobDetailsPage.tsx'),
    route(paths.jobApplicants, 'features/applications/JobApplicantsPage.tsx'),
    route(paths.applicationDetails, 'features/applications/ApplicationDetailsPage.tsx'),
    route(paths.productionProfiles, 'features/applications/ProfilesPage.tsx'),
  ]),
] satisfies RouteConfig;

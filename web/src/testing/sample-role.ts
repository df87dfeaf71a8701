import type { ProjectRole } from '@kirdaar/contract/auditions/projects';

export function sampleRole(fields: Partial<ProjectRole> = {}): ProjectRole {
  return {
    ...{ id: 'job-1', role_title: 'Lead', status: 'open', applications_stopped: false, positions: 2 },
    ...{ application_deadline: '2031-03-05', audition_dates: '2031-03-20', audition_end_date: null },
    ...{ shoot_dates: '2031-04-01', review: null, applicants: 9, new: 4, shortlisted: 3, selected: 1 },
    ...{ next_audition: '2031-03-20T04:30:00.000Z', unsent: 0, asked: 0, unread: 0 },
    ...fields,
  };
}

import type { Page } from '@kirdaar/contract/fields';
import { MAX_PROJECT_SLOTS } from '@kirdaar/contract/rules/auditions';
import { dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import {
  countApplicants,
  findProject,
  listRoles,
  listSlotsOfProject,
  listTeamOfProject,
  selectApplicants,
} from '#features/auditions/projects/queries.ts';
import { readPage } from '#platform/database/read-page.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const nobody = { applicants: 0, new: 0, shortlisted: 0, selected: 0, unsent: 0, asked: 0, unread: 0 };

export async function readProject(services: Services, actor: ProductionActor, id: string) {
  const { db } = services;
  const { project, of } = await requireProject(services, actor, id);
  const counted = new Map((await countApplicants(db, of)).map(({ job_id, ...counts }) => [job_id, counts]));
  const roles = await listRoles(db, of);
  return {
    project: { ...project, project_type: roles[0]?.project_type ?? '' },
    roles: roles.map((role) => ({ ...role, ...(counted.get(role.id) ?? nobody) })),
    team: await listTeamOfProject(db, of),
  };
}

export async function searchApplicants(
  services: Services,
  actor: ProductionActor,
  id: string,
  { search = '', ...page }: Page & { search?: string | undefined },
) {
  const { of } = await requireProject(services, actor, id);
  const { rows, total } = await readPage(selectApplicants(services.db, of, search), page);
  const applicants = rows.map(({ user, ...row }) => ({ ...row, user: shownApplicant(services, user) }));
  return { applicants, total };
}

export async function readTimetable(services: Services, actor: ProductionActor, id: string) {
  const { of } = await requireProject(services, actor, id);
  const from = instantInIndia(dayInIndia(of.now), '00:00');
  const slots = await listSlotsOfProject(services.db, of, { from, limit: MAX_PROJECT_SLOTS + 1 });
  return { slots: slots.slice(0, MAX_PROJECT_SLOTS), more: slots.length > MAX_PROJECT_SLOTS };
}

async function requireProject({ db, now }: Services, { production_house_id }: ProductionActor, id: string) {
  const of = { houseId: production_house_id, projectId: id, now: now() };
  return { project: orThrow(await findProject(db, of), 'project_not_found'), of };
}

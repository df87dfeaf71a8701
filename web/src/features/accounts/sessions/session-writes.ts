import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** Logs out other devices of the logged-in user. */
export const sessionWrites = {
  endSession: ({ role, id }: { role: Role; id: string }) =>
    callApi(`DELETE /api/${areaOf[role]}/sessions/:id`, { params: { id } }),
  endOtherSessions: (role: Role) => callApi(`DELETE /api/${areaOf[role]}/sessions`),
};

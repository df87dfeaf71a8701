import { callApi } from '#api/call-api.ts';
import { areaOf, type Role } from '#session/area-of.ts';

/** The export of all data of an account. */
export const dataExportWrites = {
  requestExport: ({ role, password }: { role: Role; password: string }) =>
    callApi(`POST /api/${areaOf[role]}/data-exports`, { body: { password } }),
  /** Returns a URL of the file that is valid for a short time. */
  signDownload: ({ role, id }: { role: Role; id: string }) =>
    callApi(`GET /api/${areaOf[role]}/data-exports/:id/address`, { params: { id } }),
};

import { createPasskey, PasskeyCancelled } from '#features/accounts/passkeys/device-passkey.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import * as words from '#words/admin/staff-area.ts';

/** The writes of a person's own passkeys. */
export const staffPasskeyWrites = {
  add: async ({ name }: { name: string }) => {
    const { options } = await callStaffApi('POST /api/admin/passkeys/options');
    try {
      const credential = await createPasskey(options);
      const { message } = await callStaffApi('POST /api/admin/passkeys', { body: { name, credential } });
      return { added: true, message };
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
      return { added: false, message: words.add_cancelled };
    }
  },
  remove: (id: string) => callStaffApi('DELETE /api/admin/passkeys/:id', { params: { id } }),
};

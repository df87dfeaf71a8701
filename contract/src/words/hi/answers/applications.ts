import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/applications.ts'),
  typeof import('#words/hi/answers/applications.ts')
>;

export const kit_saved = 'किट सेव हो गई।';
export const kit_deleted = 'किट हटा दी गई।';
export const already_applied = 'आप इस कास्टिंग कॉल के लिए पहले ही आवेदन कर चुके हैं।';
export const application_submitted = 'आवेदन भेज दिया गया!';
export const application_corrected = 'आवेदन ठीक कर दिया गया।';
export const withdrew_application = 'आवेदन वापस ले लिया गया।';
export const application_sent_again = 'आवेदन फिर से भेज दिया गया।';
export const application_opened = 'खोला गया।';
export const nothing_sent = 'भेजने के लिए कुछ नहीं था।';
export const not_scheduled = 'तय समय रद्द हो गया।';
export const call_closed_nobody_told = 'कास्टिंग कॉल बंद हो गया।';
export const already_invited = 'आप इस कलाकार को पहले ही निमंत्रण भेज चुके हैं।';
export const invitation_sent = 'निमंत्रण भेज दिया गया।';
export const invitation_declined = 'निमंत्रण अस्वीकार हो गया। हम प्रोडक्शन हाउस को बताएँगे।';
export const invitations_stopped = 'आपको इस प्रोडक्शन हाउस से अब निमंत्रण नहीं मिलेंगे।';
export const invitations_resumed = 'आपको इस प्रोडक्शन हाउस से फिर निमंत्रण मिलेंगे।';
export const stages_saved = 'चरण सेव हो गए।';
export const move_undone = 'बदलाव वापस हो गया।';
export const emails_sent = (count: number) => `${count} ईमेल भेज दिए गए।`;
export const emails_scheduled = (count: number) => `${count} ईमेल का समय तय हो गया।`;
export const call_closed_telling = (count: number) =>
  plural(count, {
    one: `कास्टिंग कॉल बंद हो गया। ${count} आवेदक को बताया गया।`,
    other: `कास्टिंग कॉल बंद हो गया। ${count} आवेदकों को बताया गया।`,
  });
export const applications_moved = (count: number) => `${count} का चरण बदल गया।`;

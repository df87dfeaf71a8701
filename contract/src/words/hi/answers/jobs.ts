import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/jobs.ts'),
  typeof import('#words/hi/answers/jobs.ts')
>;

export const draft_deleted = 'ड्राफ़्ट हटा दिया गया।';
export const copy_saved = 'कॉपी ड्राफ़्ट के रूप में सेव हो गई।';
export const job_posted = 'जॉब पोस्ट जुड़ गई 🎉';
export const job_waits = 'जॉब पोस्ट जुड़ गई। कलाकारों को दिखने से पहले हमारी टीम इसकी जाँच करेगी।';
export const changes_wait =
  'बदलाव भेज दिए गए। कलाकारों को दिखने से पहले हमारी टीम इनकी जाँच करेगी; तब तक उन्हें मंज़ूर किया गया वर्शन दिखेगा।';
export const changes_saved = 'बदलाव सेव हो गए।';
export const call_reopened = 'कास्टिंग कॉल फिर से खुल गया।';
export const stopped_applications = 'आवेदन लेना बंद हो गया। किसी को बताया नहीं गया है।';
export const applications_resumed = 'आवेदन फिर से लिए जा रहे हैं।';
export const job_saved = 'बाद के लिए सेव हो गया।';
export const job_unsaved = 'आपके सेव किए कास्टिंग कॉल से हटा दिया गया।';
export const search_saved = 'खोज सेव हो गई।';
export const search_changed = 'खोज बदल गई।';
export const alerts_changed = 'अलर्ट बदल गए।';
export const search_deleted = 'खोज हटा दी गई।';

export const via = (agency: string) => `via ${agency}`;
export const question = 'Several submissions of you are here. Whose counts?';
export const myself = 'My own';

export const via = (agency: string) => `${agency} के ज़रिए`;
export const question = 'आपका आवेदन एक से ज़्यादा बार भेजा गया। किसका मान्य हो?';
export const myself = 'मेरा अपना';

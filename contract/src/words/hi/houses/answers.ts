export const answered_none = (applications: number) =>
  `पिछले एक साल में मिले ${applications} आवेदनों में से किसी का जवाब नहीं दिया गया।`;
export const answered = (share: number, applications: number, days: number) =>
  `पिछले एक साल में मिले ${applications} आवेदनों में से ${share}% का जवाब दिया गया, उनमें से आधे जवाब ${days} दिन के अंदर।`;

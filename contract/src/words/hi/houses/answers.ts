export const answered_none = (applications: number) =>
  `पिछले एक साल में मिले ${applications} आवेदनों में से किसी का जवाब नहीं दिया गया।`;
export const answered = (share: number, applications: number, days: number) =>
  `पिछले एक साल में मिले ${applications} आवेदनों में से ${share}% का जवाब दिया गया, उनमें से आधे जवाब ${days} दिन के अंदर।`;
export const paid_none = (bookings: number) => `अब तक ${bookings} बुकिंग में से किसी का भुगतान नहीं किया।`;
export const paid = (share: number, bookings: number, days: number) =>
  `${bookings} बुकिंग में से ${share}% का भुगतान समय पर किया। जिनका भुगतान हुआ, उनमें से आधों का काम के आख़िरी दिन के बाद ${days} दिन के अंदर।`;

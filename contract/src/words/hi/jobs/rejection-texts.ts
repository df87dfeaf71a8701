export const suggested = (role: string, isSomeoneSelected: boolean) => {
  const outcome = isSomeoneSelected
    ? 'इस रोल के लिए हमने किसी और को चुना है।'
    : 'इस रोल के लिए हम आपके आवेदन पर आगे नहीं बढ़ रहे हैं।';
  return `${role} के लिए आवेदन करने और समय देने के लिए धन्यवाद। ${outcome} हमने आपका काम देखा है और उम्मीद है कि आप हमारे कास्टिंग कॉल के लिए फिर आवेदन करेंगे।`;
};

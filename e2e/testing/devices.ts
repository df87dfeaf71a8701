/** Replaces camera and microphone, which test machines do not have. */
export function mockDevices() {
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (!wanted?.video) {
      const audio = new AudioContext();
      const microphone = audio.createMediaStreamDestination();
      const tone = audio.createOscillator();
      tone.connect(microphone);
      tone.start();
      return microphone.stream;
    }
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    setInterval(() => context?.fillRect(0, 0, Math.random() * 300, 150), 50);
    return canvas.captureStream();
  };
}

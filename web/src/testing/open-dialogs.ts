/** jsdom does not implement dialogs; this lets the tests of a file open and close them. */
export function letDialogsOpen() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

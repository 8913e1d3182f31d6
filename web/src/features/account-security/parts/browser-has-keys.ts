/** Whether this browser can make and use keys at all. */
export function browserHasKeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'credentials' in navigator;
}

/**
 * Sends a form in place of `fetch`, which cannot tell how much of it got through: `onProgress` is
 * told the part, from 0 to 1. Headers, method and signal are those of `request`.
 */
export function sendForm(
  request: Request,
  form: FormData,
  onProgress: (sent: number) => void,
): Promise<Response> {
  const xhr = new XMLHttpRequest();
  xhr.open(request.method, request.url);
  xhr.responseType = "blob";
  xhr.withCredentials = request.credentials === "include";
  for (const [name, value] of request.headers) {
    // The boundary of the form's parts is the browser's to choose.
    if (name !== "content-type") xhr.setRequestHeader(name, value);
  }
  xhr.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(loaded / total);
  });
  return new Promise((resolve, reject) => {
    const abort = () => xhr.abort();
    request.signal.addEventListener("abort", abort, { once: true });
    xhr.addEventListener("load", () => resolve(toResponse(xhr)));
    xhr.addEventListener("error", () => reject(new TypeError("The form could not be sent.")));
    xhr.addEventListener("abort", () => reject(request.signal.reason));
    xhr.addEventListener("loadend", () => request.signal.removeEventListener("abort", abort));
    if (request.signal.aborted) reject(request.signal.reason);
    else xhr.send(form);
  });
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: unknown = xhr.response;
  return new Response(body instanceof Blob ? body : null, { status: xhr.status, headers });
}

import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createGraphQlError, createHttpError, RequestError } from "./errors.ts";
import { sendOnce } from "./sendOnce.ts";

const lost = new RequestError("network", "lost");
const unknownResult = { kind: "unknownResult", cause: lost };
const rejection = createGraphQlError([{ message: "No.", code: "VALIDATION_FAILED" }]);

/** A service that processes requests, and the mutation of a customer who sends one several times. */
function createMutation({ responses, isRepeatable = false }: { responses: Error[]; isRepeatable?: boolean }) {
  const client = new QueryClient();
  let processed = 0;
  let isReachable = true;
  const send = vi.fn(async () => {
    processed += 1;
    const error = responses.shift();
    if (error) throw error;
    return `result of ${processed}`;
  });
  const findResult = vi.fn(async () => {
    if (!isReachable) throw lost;
    return processed > 0 ? "found" : undefined;
  });
  const mutation = { key: ["save", "text"], send, ...(isRepeatable ? { isRepeatable } : { findResult }) };
  return {
    submit: () => sendOnce<string>(client, mutation),
    send,
    findResult,
    forget: () => {
      processed = 0;
    },
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
  };
}

describe("sendOnce", () => {
  it("returns the response without asking for the result", async () => {
    const { submit, findResult } = createMutation({ responses: [] });
    expect(await submit()).toBe("result of 1");
    expect(findResult).not.toHaveBeenCalled();
  });

  it("returns the result that the service finds if the response is lost", async () => {
    const { submit, send } = createMutation({ responses: [lost] });
    expect(await submit()).toBe("found");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("throws a rejection without asking for the result", async () => {
    const { submit, findResult } = createMutation({ responses: [rejection] });
    await expect(submit()).rejects.toBe(rejection);
    expect(findResult).not.toHaveBeenCalled();
  });

  it("asks for the result again before it repeats a request with an unknown result", async () => {
    const { submit, send, setReachable } = createMutation({ responses: [lost] });
    setReachable(false);
    await expect(submit()).rejects.toMatchObject(unknownResult);
    await expect(submit()).rejects.toMatchObject(unknownResult);
    expect(send).toHaveBeenCalledTimes(1);
    setReachable(true);
    expect(await submit()).toBe("found");
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("repeats a request that the service has not carried out", async () => {
    const { submit, send, forget, findResult } = createMutation({ responses: [lost] });
    findResult.mockImplementationOnce(async () => {
      forget();
      return undefined;
    });
    await expect(submit()).rejects.toBe(lost);
    expect(await submit()).toBe("result of 1");
    expect(send).toHaveBeenCalledTimes(2);
    await submit();
    expect(findResult, "the second response was not lost").toHaveBeenCalledTimes(2);
  });

  it("repeats at once a mutation that the service carries out only once", async () => {
    const { submit, send } = createMutation({ responses: [lost], isRepeatable: true });
    expect(await submit()).toBe("result of 2");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("throws the error of the repeated request, or the first error if the second response is lost too", async () => {
    await expect(createMutation({ responses: [lost, rejection], isRepeatable: true }).submit()).rejects.toBe(
      rejection,
    );
    const unavailable = createHttpError(503, "");
    await expect(
      createMutation({ responses: [lost, unavailable], isRepeatable: true }).submit(),
    ).rejects.toMatchObject(unknownResult);
  });

  it("throws without a repetition if the service cannot be asked for the result", async () => {
    const busy = createHttpError(503, "", { retryAfterMs: 60_000 });
    const send = vi.fn(() => Promise.reject(busy));
    const sending = sendOnce(new QueryClient(), { key: ["join"], send });
    await expect(sending).rejects.toMatchObject({ ...unknownResult, cause: busy, retryAfterMs: 60_000 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("sends another file of the same name and size while the result of the first is unknown", async () => {
    const client = new QueryClient();
    const send = vi.fn(async () => "stored").mockRejectedValueOnce(lost);
    const upload = (lastModified: number) => {
      const file = new File(["%PDF"], "image.pdf", { lastModified });
      return sendOnce(client, { key: ["upload", { file }], send, findResult: () => Promise.reject(lost) });
    };
    await expect(upload(1)).rejects.toMatchObject(unknownResult);
    expect(await upload(2)).toBe("stored");
    expect(send).toHaveBeenCalledTimes(2);
    await expect(upload(1)).rejects.toMatchObject(unknownResult);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("throws reloadNeeded if a proxy asks for a sign-in when the result is requested", async () => {
    const reload = new RequestError("reloadNeeded", "A page was sent.");
    const options = {
      key: ["save"],
      send: () => Promise.reject(lost),
      findResult: () => Promise.reject(reload),
    };
    await expect(sendOnce(new QueryClient(), options)).rejects.toBe(reload);
  });

  it("asks for the result after a rejection that may be about an earlier attempt", async () => {
    const findResult = vi.fn(async () => "found");
    const send = () => Promise.reject(rejection);
    const options = { key: ["register"], send, findResult, isRepetition: () => true };
    expect(await sendOnce(new QueryClient(), options)).toBe("found");
    await expect(sendOnce(new QueryClient(), { ...options, findResult: async () => undefined })).rejects.toBe(
      rejection,
    );
  });
});

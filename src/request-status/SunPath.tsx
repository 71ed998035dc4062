import { useId } from "react";
import { windowPath } from "../ui/illustrations/LogoSymbol.tsx";
import { joinClassNames } from "../ui/joinClassNames.ts";
import type { Progress, Roof } from "./getProgress.ts";
import styles from "./SunPath.module.css";

interface SunPathProps {
  progress: Pick<Progress, "count" | "reached" | "mark" | "roof">;
  /** Whether the current step is overdue. */
  isLate?: boolean;
  /** Whether the request has ended early. Then the drawing is grey. */
  isOver?: boolean;
  /** Whether the drawing is small, for a row of a list. */
  isTile?: boolean;
}

/*
 * The path is a part of a circle that ends at noon, `arc` radians after the horizon. `scale` applies to sun, house and land.
 * The dots of a tile would be too close to each other for rings.
 */
const layouts = {
  scene: { width: 352, height: 148, noonX: 286, noonY: 30, radius: 410, arc: 0.68, sun: 1, scale: 1 },
  tile: { width: 96, height: 72, noonX: 71, noonY: 15, radius: 72, arc: 1, sun: 0.6, scale: 0.54 },
};

const stars =
  "M-250 26h0M-196 70h0M-140 18h0M-84 52h0M-30 24h0M20 40h0M62 14h0M96 62h0M128 28h0M170 12h0M206 82h0M232 24h0M322 56h0M342 14h0M396 44h0M448 20h0M500 66h0M556 30h0";

/**
 * The progress of a request, as the sun's path from the horizon to noon with a dot per step. The roof shows the state of the
 * window: in the end it is the logo's symbol. The text beside it says the same, so screen readers skip it.
 */
export function SunPath({ progress, isLate = false, isOver = false, isTile = false }: SunPathProps) {
  const id = useId();
  const { count, reached, mark, roof } = progress;
  const { width, height, noonX, noonY, radius, arc, sun, scale } = layouts[isTile ? "tile" : "scene"];
  const isCut = mark === "stopped";
  const passed = reached === null ? 0 : reached - 1;
  const getPoint = (index: number) => {
    const angle = arc * (1 - index / (count - 1));
    return {
      x: round(noonX - radius * Math.sin(angle)),
      y: round(noonY + radius * (1 - Math.cos(angle))),
    };
  };
  const draw = (from: number, to: number) => {
    const [start, end] = [getPoint(from), getPoint(to)];
    return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
  };
  const points = Array.from({ length: count }, (_, index) => getPoint(index));
  // A request that halts at an unknown step has its symbol beside the path.
  const place = reached === null ? { x: 0.3 * width, y: 0.3 * height } : getPoint(passed);
  const hasHalo = mark !== "none" && !isCut;
  const ground = `translate(0 ${height - 148 * scale}) scale(${scale})`;
  return (
    <div
      className={joinClassNames(
        styles["picture"],
        isTile && styles["tile"],
        (isOver || isCut) && styles["over"],
      )}
    >
      <span className={styles["dawn"]} style={{ opacity: 1 - Math.max(0, passed) / (count - 1) }} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <Glow id={`${id}halo`} className={styles["halo"]} />
        <Glow id={`${id}lamp`} className={styles["lamp"]} />
        <path className={styles["stars"]} d={stars} opacity={Math.max(0, passed) / (count - 1)} />
        {hasHalo ? (
          <circle cx={place.x} cy={place.y} r={40 * sun} fill={`url(#${id}halo)`} stroke="none" />
        ) : null}
        <path
          className={styles["far"]}
          d="M-1170 118q140-34 280 0t280 0 280 0 280 0 280 0 280 0 280 0 280 0V260H-1170z"
          transform={ground}
        />
        {reached === null ? null : (
          <>
            {passed > 0 ? <path d={draw(0, passed)} /> : null}
            {isTile && !isCut && passed < count - 1 ? (
              <path className={styles["ahead"]} d={draw(Math.max(0, passed), count - 1)} />
            ) : null}
            {isTile
              ? null
              : points.map(({ x, y }, index) =>
                  (index < passed || !isCut) && (index !== passed || mark === "none") ? (
                    <circle
                      key={x}
                      className={index < passed ? styles["passed"] : styles["step"]}
                      cx={x}
                      cy={y}
                      r="3.75"
                    />
                  ) : null,
                )}
          </>
        )}
        {mark === "none" ? null : (
          <g transform={`translate(${place.x} ${place.y}) scale(${sun})`}>
            <Mark mark={mark} isLate={isLate} />
          </g>
        )}
        <g
          className={styles["house"]}
          transform={`translate(${noonX} ${noonY + 34 * scale}) scale(${scale})`}
        >
          <House roof={roof} glow={`url(#${id}lamp)`} hasChimney={!isTile} />
        </g>
        <path
          className={styles["near"]}
          d="M-960 129q160-14 320 0t320 0 320 0 320 0 320 0 320 0 320 0V260H-960z"
          transform={ground}
        />
      </svg>
    </div>
  );
}

function Glow({ id, className }: { id: string; className: string | undefined }) {
  return (
    <radialGradient id={id}>
      <stop className={className} />
      <stop className={className} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

/** The sun or the moon: behind a cloud while the request is paused, with a cross after a cancellation. */
function Mark({ mark, isLate }: Pick<Progress, "mark"> & { isLate: boolean }) {
  if (mark === "stopped") {
    return (
      <>
        <circle className={styles["cross"]} r="10.5" />
        <path d="m-4-4 8 8m0-8-8 8" />
      </>
    );
  }
  return (
    <>
      <circle className={styles["sun"]} r="12" />
      <path className={styles["crater"]} d="M-4-4h0M5 1h0M-2 6h0" />
      {mark === "finished" ? (
        <path d="M17 7l5 2M7 17l2 5M-7 17l-2 5M-17 7l-5 2M-17-7l-5-2M-7-17l-2-5M7-17l2-5M17-7l5-2" />
      ) : null}
      {mark === "paused" ? (
        <path
          className={styles["cloud"]}
          d="M-19 16a7.5 7.5 0 0 1 2-14.6 10.5 10.5 0 0 1 19.5-3.4 8 8 0 0 1 13 6 6.2 6.2 0 0 1 1.5 12z"
        />
      ) : null}
      {isLate ? <path className={styles["late"]} d="M13-22 23-5H3zM13-16v5M13-8.2v.1" /> : null}
    </>
  );
}

function House({ roof, glow, hasChimney }: { roof: Roof; glow: string; hasChimney: boolean }) {
  return (
    <>
      <path className={styles["wall"]} d="M-76 60h152v90H-76z" />
      {hasChimney ? <path className={styles["chimney"]} d="M35-19h16V6H35z" /> : null}
      <path className={styles["roof"]} d="M-54 0H54l34 66H-88z" />
      <path className={styles["courses"]} d="M-61 14H61M-68 28H68M-75 41H75M-82 54H82" />
      {roof === "closed" ? null : (
        <g className={styles[roof]} transform="translate(-27.2 3.8) scale(1.7)">
          {roof === "lit" ? <circle cx="16" cy="16" r="31" fill={glow} stroke="none" /> : null}
          <path d={windowPath} />
          {roof === "marked" ? <path d="M16 12.5v7M12.5 16h7" /> : null}
          {roof === "lit" ? <path className={styles["light"]} d="M22.8 8.5 11 23.5h13.7z" /> : null}
        </g>
      )}
      {roof === "open" ? (
        <>
          <path className={styles["ladder-edge"]} d={ladder} />
          <path className={styles["ladder"]} d={ladder} />
        </>
      ) : null}
    </>
  );
}

const ladder = "M-30 82-8 32M-18 82 4 32M-27 74h12M-22 63h12M-18 53h12M-13 42h12";

/** Rounds to a tenth of a pixel. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}

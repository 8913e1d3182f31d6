(module
  (memory (export "memory") 4)
  ;; into[row] = bias[row] + the row of the matrix times the values; rows a multiple of four,
  ;; columns a multiple of four. All arguments are places in bytes, or counts.
  (func (export "multiply")
    (param $matrix i32) (param $values i32) (param $bias i32) (param $into i32)
    (param $rows i32) (param $columns i32)
    (local $width i32) (local $end i32) (local $at i32) (local $last i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $v v128)
    (local.set $width (i32.shl (local.get $columns) (i32.const 2)))
    (local.set $last (i32.add (local.get $into) (i32.shl (local.get $rows) (i32.const 2))))
    (local.set $end (i32.add (local.get $values) (local.get $width)))
    (loop $row
      (local.set $a (v128.const f32x4 0 0 0 0))
      (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $c (v128.const f32x4 0 0 0 0))
      (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $values))
      (loop $column
        (local.set $v (v128.load (local.get $at)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v)
          (v128.load (local.get $matrix)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (local.get $width))))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (i32.shl (local.get $width) (i32.const 1)))))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v)
          (v128.load (i32.add (local.get $matrix) (i32.mul (local.get $width) (i32.const 3)))))))
        (local.set $matrix (i32.add (local.get $matrix) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $column (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $matrix (i32.add (local.get $matrix) (i32.mul (local.get $width) (i32.const 3))))
      ;; Four sums of four lanes: turned, then added.
      (local.set $v (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
      (local.set $c (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
      (v128.store (local.get $into) (f32x4.add (v128.load (local.get $bias)) (f32x4.add
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $v) (local.get $c))
        (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $v) (local.get $c)))))
      (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
      (local.set $into (i32.add (local.get $into) (i32.const 16)))
      (br_if $row (i32.lt_u (local.get $into) (local.get $last))))))

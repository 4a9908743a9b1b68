# A boot sector, which turns on long mode and AVX-512, loads the program after it to address 1 MB, and jumps there.
.code16
.globl boot
boot:
    cli
    xorw %ax, %ax
    movw %ax, %ds
    movw %ax, %es
    movw %ax, %ss
    inb $0x92, %al                  # addresses of more than 20 bits
    orb $2, %al
    outb %al, $0x92
    # Two pages of 2 MB, mapped to themselves, by the tables from 0x1000 on.
    xorl %eax, %eax
    movw $0x1000, %di
    movw $0xc00, %cx
    rep stosl
    movl $0x2003, 0x1000
    movl $0x3003, 0x2000
    movl $0x83, 0x3000
    movl $0x200083, 0x3008
    lgdt descriptors
    movl $0x40620, %eax             # PAE, OSFXSR, OSXMMEXCPT, OSXSAVE
    movl %eax, %cr4
    movl $0x1000, %eax
    movl %eax, %cr3
    movl $0xc0000080, %ecx          # EFER: long mode
    rdmsr
    orl $0x100, %eax
    wrmsr
    movl $0x80000023, %eax          # paging, numeric errors, protection
    movl %eax, %cr0
    ljmp $8, $long
.code64
long:
    movw $16, %ax
    movw %ax, %ds
    movw %ax, %es
    movw %ax, %ss
    movq $0x9f000, %rsp
    xorl %ecx, %ecx
    xorl %edx, %edx
    movl $0xe7, %eax                # the states of SSE, AVX and AVX-512
    xsetbv
    # Reads 2 MB from the first disk, sector by sector, by its ports.
    movl $0x100000, %edi
    movl $1, %ebx
load:
    movw $0x1f7, %dx
busy:
    inb %dx, %al
    testb $0x80, %al
    jnz busy
    movw $0x1f2, %dx
    movb $1, %al                    # one sector
    outb %al, %dx
    incl %edx
    movl %ebx, %eax                 # the sector number: three bytes, and four bits beside those that choose the disk
    outb %al, %dx
    incl %edx
    movb %ah, %al
    outb %al, %dx
    incl %edx
    xorl %eax, %eax
    outb %al, %dx
    incl %edx
    movb $0xe0, %al
    outb %al, %dx
    incl %edx
    movb $0x20, %al                 # read
    outb %al, %dx
waits:
    inb %dx, %al
    testb $8, %al
    jz waits
    movw $0x1f0, %dx
    movl $256, %ecx
    rep insw
    incl %ebx
    cmpl $4096, %ebx
    jbe load
    movl $0x100000, %eax
    call *%rax
.align 8
table:
    .quad 0
    .quad 0x00af9b000000ffff        # code
    .quad 0x00cf93000000ffff        # data
descriptors:
    .word 23
    .long table
.org 510
    .word 0xaa55
